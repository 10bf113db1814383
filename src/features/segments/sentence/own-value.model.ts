/** The own value of a key: none of a prototype, whatever the key is. */
export const own = <Value>(record: Readonly<Record<string, Value>>, key: unknown): Value | undefined =>
  typeof key === 'string' && Object.hasOwn(record, key) ? record[key] : undefined
