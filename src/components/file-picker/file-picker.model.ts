/** Bytes in whole kB, and from 1,000 kB on in MB with one decimal (CMP-14). */
export function sizeOf(bytes: number): { size: number; unit: 'kB' | 'MB' } {
  const kilobytes = Math.round(bytes / 1000)
  return kilobytes < 1000
    ? { size: kilobytes, unit: 'kB' }
    : { size: Math.round(kilobytes / 100) / 10, unit: 'MB' }
}

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
