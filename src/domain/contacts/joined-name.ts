/** Family and given name as one: in the order of Japanese, unless both are written in Latin letters (IMP-12). */
export function joinedName(family: string, given: string): string {
  const parts = [family.trim(), given.trim()]
  const latin = parts.every((part) => /^[\p{Script=Latin}\s.'-]*$/u.test(part))
  return (latin ? parts.toReversed() : parts).filter((part) => part !== '').join(' ')
}
