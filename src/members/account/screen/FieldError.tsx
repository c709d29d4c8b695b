import TriangleAlert from 'lucide-react/icons/triangle-alert';

interface Props {
  /** By which the field names it as its description. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** What is wrong with a field, under it. */
export const FieldError = ({ id, title, text }: Props) => (
  <p className="error" id={id}>
    <TriangleAlert className="icon" />
    <span>
      <b>{title}</b> <span>{text}</span>
    </span>
  </p>
);
