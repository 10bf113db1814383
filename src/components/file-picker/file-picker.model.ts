/** Bytes as whole kB (CMP-14). */
export const kilobytes = (bytes: number): number => Math.round(bytes / 1000)

/**
 * Whether a file is one of those that `accept` lists, as the `accept` attribute means it: '.csv', 'text/csv', 'image/*'.
 * A browser checks what is picked; what is dropped or pasted nobody else checks.
 */
export function accepts(accept: string | undefined, file: { name: string; type: string }): boolean {
  const wanted = (accept ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean)
  if (wanted.length === 0) return true
  const name = file.name.toLowerCase()
  const type = file.type.toLowerCase()
  return wanted.some((one) => {
    if (one.startsWith('.')) return name.endsWith(one)
    if (one.endsWith('/*')) return type.startsWith(one.slice(0, -1))
    return type === one
  })
}
