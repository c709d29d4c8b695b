/**
 * What the build uses although a supported browser lacks it, by its name in MDN's data or its beginning: what such a browser does
 * instead. Nothing that a reader needs may be here.
 */
export const EXCUSED: Readonly<Record<string, string>> = {
  // Scripts
  '.startViewTransition': 'React calls it in view transitions alone, which no page has',
  '.skipTransition': 'the same',
  '.createWritable': 'of a file that showSaveFilePicker gave, which is asked for before',
  '.fetch': 'a method of the query library’s own',
  '.draw': 'a method of models and of the page that is followed',
  // Styles
  'css.selectors.has':
    'Firefox before 121 drops these rules: frames and distances, and what stands beside a script',
  'css.properties.cursor.': 'a touch screen has no pointer',
  'css.types.length.lh': 'Tailwind’s own rule for dates: their fields keep their height',
  'css.properties.text-wrap': 'lines break where they would',
  'css.properties.text-decoration.dotted': 'a plain line',
  'css.properties.resize': 'the field keeps its size',
  'css.properties.field-sizing': 'the field keeps its height and scrolls',
  'css.properties.forced-color-adjust': 'Safari has no forced colors',
  'css.properties.scrollbar-': 'the system’s own scroll bar',
  'css.properties.font-family.ui-monospace': 'the next font of the list',
  'css.properties.break-after.avoid': 'a heading may stand alone at the foot of a printed page',
  'css.properties.grid-template-rows.subgrid': 'cards of a row are not aligned line by line',
  'css.properties.content-visibility':
    'of ::details-content alone: client/printFolds.ts and openWide.ts open folds by script',
  'css.selectors.details-content': 'the same',
  'css.at-rules.starting-style': 'the menu appears at once',
  'css.at-rules.property': 'Tailwind writes the same initial values for browsers without it',
  // Elements
  'html.elements.button.command': 'scripts/drawer.ts opens and closes the menu',
  'html.elements.dialog.closedby': 'a script closes it',
  'html.elements.details.name': 'more than one stays open',
  'html.elements.search': 'an element without a role: the form in it has its name',
  'html.global_attributes.autocapitalize': 'a keyboard may write a capital',
  'html.global_attributes.popover': 'client/tips.ts and term.css do without',
};

export const isExcused = (feature: string): boolean =>
  Object.keys(EXCUSED).some((beginning) => feature.startsWith(beginning));
