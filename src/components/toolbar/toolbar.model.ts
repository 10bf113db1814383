/** Which control of a toolbar a key leads to; undefined where the key is none of the toolbar's. Arrows go around the ends. */
export function itemAfterKey(
  key: string,
  from: number,
  count: number,
  direction: 'horizontal' | 'vertical',
): number | undefined {
  if (count === 0 || from < 0) return undefined
  const [back, on] = direction === 'horizontal' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  switch (key) {
    case on:
      return (from + 1) % count
    case back:
      return (from - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
