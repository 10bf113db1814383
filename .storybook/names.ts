/** Words that keep their capitals inside a name. */
const capitals = new Map(
  [
    'AI',
    'API',
    'CSV',
    'English',
    'Google',
    'I',
    'ID',
    'IME',
    'Japanese',
    'JSON',
    'Shift_JIS',
    'URL',
    'UTF',
  ].map((word) => [word.toLowerCase(), word] as const),
)

/** 'date-field', 'DateField' and 'Date Field' as a person writes it: 'Date field'. */
export function sentenceCase(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s-]+/)
    .map((word) => capitals.get(word.toLowerCase()) ?? word.toLowerCase())
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
