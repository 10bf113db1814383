import type { SentenceProperty } from './lexicon.ts'

// A property that nobody knows may be of any type.
export const isDate = (property: SentenceProperty | undefined) =>
  property === undefined || property.type === 'date' || property.type === 'datetime'
export const isNumber = (property: SentenceProperty | undefined) =>
  property === undefined || property.type === 'number'
export const isYesNo = (property: SentenceProperty | undefined) =>
  property === undefined || property.type === 'boolean'
export const isChoice = (property: SentenceProperty | undefined) =>
  property?.type === 'select' || property?.type === 'multi_select'
export const isText = (property: SentenceProperty | undefined) =>
  property === undefined || ['string', 'text', 'url', 'email', 'phone'].includes(property.type)
