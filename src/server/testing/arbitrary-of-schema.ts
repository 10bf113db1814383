import fc from 'fast-check'
import * as v from 'valibot'

type Schema = v.GenericSchema

/** Groups of conditions are not nested deeper; their lists are empty there. */
const DEEP = 5

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isSchema = (value: unknown): value is Schema => isObject(value) && value['kind'] === 'schema'

/** Texts of many formats: those that a schema takes are used where it stands. */
const texts = [
  '',
  'a',
  'Hana',
  '山田 花子',
  '🐈'.repeat(20),
  "' OR 1=1 --",
  '%_\\',
  '\u0000',
  'x'.repeat(200),
  '__proto__',
  'constructor',
  'name',
  'created_at',
  'draft,sent',
  'hana@example.jp',
  'HANA@EXAMPLE.JP',
  'new@two.example',
  'example.jp',
  'https://example.jp/beans?x=1#y',
  'https://shop.example.jp',
  'javascript:alert(1)',
  '2026-01-15T00:00:00.000Z',
  '2026-01-15',
  '0001-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '-1',
  '0',
  '25',
  '100',
  'true',
  'false',
  'Asia/Tokyo',
  'UTC',
  'ja',
  'en-GB',
  '#aabbcc',
  'name:asc',
  '-createdAt',
  'data:image/png;base64,AAAA',
  'page_view',
  'email.opened',
  'prop_alpha',
  '%Y-%m-%d',
] as const

/** Values that a schema takes. `ids` are those of things that there are: they come often. */
export function arbitraryOf(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const known = new Map<string, fc.Arbitrary<unknown>>()

  const textOf = (one: Schema): fc.Arbitrary<unknown> => {
    const fits = (text: string) => v.is(one, text)
    const choices = [...ids.filter(fits), ...texts.filter(fits)]
    if (choices.length === 0)
      throw new Error(
        `No text fits ${JSON.stringify(one, (_, value: unknown) => (value instanceof RegExp ? String(value) : value))}: add one to \`texts\`.`,
      )
    const some = fc.constantFrom(...choices)
    const key = choices.join('\n')
    const random = fc
      .tuple(fc.string({ unit: 'grapheme', maxLength: 30 }), some)
      .map(([text, other]) => (fits(text) ? text : other))
    const found = known.get(key) ?? fc.oneof({ weight: 4, arbitrary: some }, { weight: 1, arbitrary: random })
    known.set(key, found)
    return found
  }

  const numberOf = (one: Schema): fc.Arbitrary<unknown> => {
    const fits = (number: number) => v.is(one, number)
    const edges = [
      0,
      1,
      2,
      3,
      5,
      10,
      16,
      25,
      100,
      320,
      400,
      600,
      0.5,
      1.5,
      -1,
      1e6,
      2 ** 31,
      Number.MAX_SAFE_INTEGER,
      1e308,
    ].filter(fits)
    const some = fc.constantFrom(...edges)
    return fc
      .tuple(fc.oneof(fc.integer(), fc.nat(100)), some)
      .map(([number, other]) => (fits(number) ? number : other))
  }

  const entriesOf = (entries: Record<string, unknown>, depth: number) => {
    const model: Record<string, fc.Arbitrary<unknown>> = {}
    const requiredKeys: string[] = []
    for (const [key, entry] of Object.entries(entries)) {
      if (!isSchema(entry)) continue
      if (entry.type !== 'optional') requiredKeys.push(key)
      model[key] = of(entry, depth)
    }
    return fc.record(model, { requiredKeys })
  }

  const listOf = (parts: unknown, depth: number) =>
    Array.isArray(parts) ? parts.filter(isSchema).map((part) => of(part, depth)) : []

  const of = (one: Schema, depth: number): fc.Arbitrary<unknown> => {
    const parts: Record<string, unknown> = { ...one }
    const part = (name: string): Schema => {
      const inner = parts[name]
      if (!isSchema(inner)) throw new Error(`A schema of the type ${one.type} has no ${name}.`)
      return inner
    }
    switch (one.type) {
      case 'string':
        return textOf(one)
      case 'number':
        return numberOf(one)
      case 'boolean':
        return fc.boolean()
      case 'null':
        return fc.constant(null)
      case 'unknown':
        return fc.jsonValue({ maxDepth: 3 })
      case 'literal':
        return fc.constant(parts['literal'])
      case 'picklist':
        return fc.constantFrom(...(Array.isArray(parts['options']) ? parts['options'] : []))
      case 'optional':
        return of(part('wrapped'), depth)
      case 'nullable':
        return fc.option(of(part('wrapped'), depth), { nil: null })
      case 'array': {
        const item = part('item')
        const lists =
          depth >= DEEP
            ? fc.constant([])
            : fc.array(
                fc.constant(0).chain(() => of(item, depth + 1)),
                { maxLength: 3 },
              )
        return lists.chain((list) =>
          v.is(one, list) ? fc.constant(list) : of(item, depth + 1).map((only) => [only]),
        )
      }
      case 'record':
        return fc.dictionary(of(part('key'), depth).map(String), of(part('value'), depth), {
          maxKeys: 3,
          noNullPrototype: true,
        })
      case 'strict_object':
      case 'object':
        return entriesOf(isObject(parts['entries']) ? parts['entries'] : {}, depth)
      case 'union':
      case 'variant':
        return fc.oneof(...listOf(parts['options'], depth))
      case 'lazy': {
        const { getter } = parts
        if (typeof getter !== 'function') throw new Error('A lazy schema has no getter.')
        const inner: unknown = getter()
        // Made when it is drawn: it may hold itself.
        return fc.constant(0).chain(() => {
          if (!isSchema(inner)) throw new Error('A lazy schema has no schema.')
          return of(inner, depth + 1)
        })
      }
      default:
        throw new Error(`There is no arbitrary for the type ${one.type}.`)
    }
  }
  return of(schema, 0)
}
