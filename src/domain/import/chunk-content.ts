import type { ImportCsv, ImportEmails } from '#api/import'

/**
 * All that a call of an import says but which part of the file it is. A chunk comes twice only if this is the same: a program
 * that names all of its imports alike still has every row taken (IMP-24).
 */
export function chunkContent(body: ImportCsv | ImportEmails): string {
  const { importId: _, dryRun: __, ...said } = body
  if (!('chunk' in said)) return JSON.stringify(said)
  const { chunk: ___, ...ofFile } = said
  return JSON.stringify(ofFile)
}
