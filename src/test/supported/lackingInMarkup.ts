import { featureAt, isLacking } from './support.ts';

/** An element's attribute that a supported browser lacks: `span popover` → `html.global_attributes.popover`. */
export function lackingInMarkup(elementAndAttribute: string): string[] {
  const [element = '', attribute = ''] = elementAndAttribute.split(' ');
  return [
    ['html', 'elements', element],
    ['html', 'elements', element, attribute],
    ['html', 'global_attributes', attribute],
  ]
    .filter((path) => isLacking(featureAt(path)))
    .map((path) => path.join('.'));
}
