// The names that a module exports, types included.
import { dirname, join } from 'node:path'
import ts from '@typescript/typescript6'

export function exportsOf(file: string): ReadonlySet<string> {
  const { statements } = ts.createSourceFile(file, ts.sys.readFile(file) ?? '', ts.ScriptTarget.Latest, true)
  return new Set(statements.flatMap((statement) => namesOf(statement, file)))
}

function namesOf(statement: ts.Statement, file: string): readonly string[] {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause, moduleSpecifier } = statement
    if (exportClause && ts.isNamedExports(exportClause))
      return exportClause.elements.map(({ name }) => name.text)
    if (moduleSpecifier && ts.isStringLiteral(moduleSpecifier))
      return [...exportsOf(join(dirname(file), moduleSpecifier.text))]
  }
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  if (!isExported) return []
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText())
  const { name } = statement as ts.Statement & { readonly name?: ts.Identifier }
  return name ? [name.text] : []
}
