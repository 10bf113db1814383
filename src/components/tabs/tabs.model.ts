/** The tab that a key goes to, or undefined when the key means nothing here. Arrows go round; disabled tabs are passed over. */
export function tabAfterKey(key: string, current: number, enabled: readonly boolean[]): number | undefined {
  const count = enabled.length
  const seek = (from: number, step: 1 | -1): number | undefined => {
    for (let tried = 0; tried < count; tried++) {
      const place = (((from + step * tried) % count) + count) % count
      if (enabled[place]) return place
    }
    return undefined
  }
  switch (key) {
    case 'ArrowRight':
      return seek(current + 1, 1)
    case 'ArrowLeft':
      return seek(current - 1, -1)
    case 'Home':
      return seek(0, 1)
    case 'End':
      return seek(count - 1, -1)
    default:
      return undefined
  }
}
