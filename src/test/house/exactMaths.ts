import ts from 'typescript';

/** Math functions that every JavaScript engine computes to the last digit: exact by the standard, or by IEEE 754 (sqrt). */
const EXACT = new Set([
  ...['abs', 'ceil', 'clz32', 'floor', 'fround', 'imul', 'max', 'min', 'round', 'sign', 'sqrt'],
  'trunc',
  ...['E', 'LN10', 'LN2', 'LOG10E', 'LOG2E', 'PI', 'SQRT1_2', 'SQRT2'],
]);

/** 2 ** −40 and the like: a literal power of two is exact. */
const isPowerOfTwo = ({ left, right }: ts.BinaryExpression): boolean =>
  left.getText() === '2' && /^-?\d+$/.test(right.getText());

function problemOf(node: ts.Node): string | undefined {
  if (ts.isIdentifier(node) && node.text === 'Math') {
    const { parent } = node;
    if (!ts.isPropertyAccessExpression(parent) || parent.expression !== node) {
      return 'Math as a whole';
    }
    return EXACT.has(parent.name.text) ? undefined : `Math.${parent.name.text}`;
  }
  if (!ts.isBinaryExpression(node)) return undefined;
  const { kind } = node.operatorToken;
  const isPower =
    kind === ts.SyntaxKind.AsteriskAsteriskToken ||
    kind === ts.SyntaxKind.AsteriskAsteriskEqualsToken;
  return isPower && !isPowerOfTwo(node) ? '**' : undefined;
}

/** Where a source file uses operations that machines may round differently: "12: Math.exp". */
export function inexactMaths(text: string): readonly string[] {
  const source = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const problem = problemOf(node);
    if (problem) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${line + 1}: ${problem}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Names of the modules that a source file runs: its imports and re-exports, except types. */
export function runImportsOf(text: string): readonly string[] {
  const source = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement)) {
      const isType = statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
      return isType || !ts.isStringLiteral(statement.moduleSpecifier)
        ? []
        : [statement.moduleSpecifier.text];
    }
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly) return [];
    const { moduleSpecifier } = statement;
    return moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? [moduleSpecifier.text] : [];
  });
}
