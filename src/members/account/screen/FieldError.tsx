import TriangleAlert from 'lucide-react/icons/triangle-alert';

interface Props {
  /** Id by which the field references it as its description. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** A field's error, shown under it. */
export const FieldError = ({ id, title, text }: Props) => (
  <p className="error" id={id}>
    <TriangleAlert className="icon" />
    <span>
      <b>{title}</b> <span>{text}</span>
    </span>
  </p>
);
