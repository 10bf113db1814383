import * as v from 'valibot'

/**
 * Reads the JSON of a service elsewhere. Its texts are made such that the database takes them: it refuses NUL, and half of a
 * character in JSON. One such text would keep all others out, at every try.
 */
export const foreignJson = v.pipe(
  v.string(),
  v.parseJson({
    reviver: (_, value: unknown) =>
      typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
  }),
)
