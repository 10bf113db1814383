/** The same thing with these fields left out. */
export function without<T extends object, Key extends keyof T & string>(
  value: T,
  ...keys: readonly Key[]
): Omit<T, Key> {
  const left: readonly string[] = keys
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets which keys there were
  return Object.fromEntries(Object.entries(value).filter(([key]) => !left.includes(key))) as Omit<T, Key>
}
