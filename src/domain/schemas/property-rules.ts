import type { NewProperty, PropertyUpdate, SchemaProperty } from '#api/schemas'
import { fold } from '#lib/fold-text'
import { conflict, ruleBroken } from '#domain/kernel/refusals'

/** Properties of one schema. */
const SCHEMA = { propertiesMax: 200 } as const

/** A schema as far as its rules ask. */
interface Properties {
  properties: readonly SchemaProperty[]
  /** Keys are for ever: that of a deleted property is not used again. */
  deletedKeys: readonly string[]
}

/** A label names one property, in each language. */
function expectFreeLabels(
  others: readonly SchemaProperty[],
  { label, labels = {} }: Pick<SchemaProperty, 'label' | 'labels'>,
): void {
  const taken = others.some(
    (other) =>
      fold(other.label) === fold(label) ||
      (['en', 'ja'] as const).some((locale) => {
        const [mine, theirs] = [labels[locale], other.labels?.[locale]]
        return mine !== undefined && theirs !== undefined && fold(mine) === fold(theirs)
      }),
  )
  if (taken)
    throw conflict(
      `Another property is labelled "${label}".`,
      `「${label}」という名前のプロパティがすでにあります。`,
    )
}

/** Only a choice has options, and each value is there once. */
function expectOptions({ type, options = [] }: Pick<SchemaProperty, 'type' | 'options'>): void {
  const isChoice = type === 'select' || type === 'multi_select'
  if (isChoice !== options.length > 0)
    throw isChoice
      ? ruleBroken('A choice takes at least one option.', '選択肢を1つ以上追加してください。')
      : ruleBroken(`A ${type} has no options.`, 'この種類のプロパティに選択肢は設定できません。')
  if (new Set(options.map(({ value }) => value)).size < options.length)
    throw ruleBroken('Two options have the same value.', '同じ値の選択肢が2つあります。')
}

const inPlaces = (properties: readonly SchemaProperty[]) =>
  properties.map((property, position) => ({ ...property, position }))

/** Refuses to touch what every workspace has. */
export function expectOwn({ system }: SchemaProperty, action: 'change' | 'delete'): void {
  if (system)
    throw action === 'change'
      ? ruleBroken('A system property stays as it is.', 'システムのプロパティは変更できません。')
      : ruleBroken("A system property can't be deleted.", 'システムのプロパティは削除できません。')
}

/** The properties with a new one at their end. */
export function propertyAdded(
  { properties, deletedKeys }: Properties,
  added: Omit<NewProperty, 'version'>,
): SchemaProperty[] {
  if (properties.length >= SCHEMA.propertiesMax)
    throw ruleBroken(
      `A schema has ${SCHEMA.propertiesMax} properties at most.`,
      `プロパティは${SCHEMA.propertiesMax}個まで追加できます。`,
    )
  if (properties.some(({ key }) => key === added.key) || deletedKeys.includes(added.key))
    throw conflict(
      `The key "${added.key}" is taken, or was once.`,
      `キー「${added.key}」は使用中か、過去に使用されています。`,
    )
  expectFreeLabels(properties, added)
  expectOptions(added)
  return [...properties, { ...added, system: false, position: properties.length }]
}

/** The properties after a change of one of them, at its new place. */
export function propertyChanged(
  { properties }: Properties,
  before: SchemaProperty,
  { position, ...changes }: Omit<PropertyUpdate, 'version'>,
): SchemaProperty[] {
  expectOwn(before, 'change')
  const after: SchemaProperty = {
    ...before,
    ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
  }
  const others = properties.filter((one) => one !== before)
  expectFreeLabels(others, after)
  expectOptions(after)
  const inOrder = others.toSorted((a, b) => a.position - b.position)
  inOrder.splice(position ?? before.position, 0, after)
  return inPlaces(inOrder)
}

/** The properties without one of them. */
export const propertiesWithout = ({ properties }: Properties, deleted: SchemaProperty): SchemaProperty[] =>
  inPlaces(properties.filter((one) => one !== deleted).toSorted((a, b) => a.position - b.position))
