import { defineMessages } from 'react-intl'

export const operatorMessages = defineMessages<{
  eq: {}
  neq: {}
  contains: {}
  not_contains: {}
  starts: {}
  ends: {}
  one_of: {}
  not_in: {}
  gt: {}
  gte: {}
  lt: {}
  lte: {}
  between: {}
  is_true: {}
  is_false: {}
  within: {}
  before: {}
  after: {}
  anniversary: {}
  has_any: {}
  has_all: {}
  has_none: {}
  is_set: {}
  is_not_set: {}
}>({
  eq: {
    id: 'conditionOperators.eq',
    defaultMessage: 'is',
    description: 'Condition editor: operator between a property and a value',
  },
  neq: {
    id: 'conditionOperators.neq',
    defaultMessage: 'is not',
    description: 'Condition editor: operator between a property and a value',
  },
  contains: {
    id: 'conditionOperators.contains',
    defaultMessage: 'contains',
    description: 'Condition editor: operator between a property and a value',
  },
  not_contains: {
    id: 'conditionOperators.not_contains',
    defaultMessage: 'does not contain',
    description: 'Condition editor: operator between a property and a value',
  },
  starts: {
    id: 'conditionOperators.starts',
    defaultMessage: 'starts with',
    description: 'Condition editor: operator between a property and a value',
  },
  ends: {
    id: 'conditionOperators.ends',
    defaultMessage: 'ends with',
    description: 'Condition editor: operator between a property and a value',
  },
  one_of: {
    id: 'conditionOperators.one_of',
    defaultMessage: 'is any of',
    description: 'Condition editor: operator between a property and a value',
  },
  not_in: {
    id: 'conditionOperators.not_in',
    defaultMessage: 'is none of',
    description: 'Condition editor: operator between a property and a value',
  },
  gt: {
    id: 'conditionOperators.gt',
    defaultMessage: 'is more than',
    description: 'Condition editor: operator between a property and a value',
  },
  gte: {
    id: 'conditionOperators.gte',
    defaultMessage: 'is at least',
    description: 'Condition editor: operator between a property and a value',
  },
  lt: {
    id: 'conditionOperators.lt',
    defaultMessage: 'is less than',
    description: 'Condition editor: operator between a property and a value',
  },
  lte: {
    id: 'conditionOperators.lte',
    defaultMessage: 'is at most',
    description: 'Condition editor: operator between a property and a value',
  },
  between: {
    id: 'conditionOperators.between',
    defaultMessage: 'is between',
    description: 'Condition editor: operator between a property and a value',
  },
  is_true: {
    id: 'conditionOperators.is_true',
    defaultMessage: 'is yes',
    description: 'Condition editor: operator between a property and a value',
  },
  is_false: {
    id: 'conditionOperators.is_false',
    defaultMessage: 'is no',
    description: 'Condition editor: operator between a property and a value',
  },
  within: {
    id: 'conditionOperators.within',
    defaultMessage: 'is within',
    description: 'Condition editor: operator between a property and a value',
  },
  before: {
    id: 'conditionOperators.before',
    defaultMessage: 'is before',
    description: 'Condition editor: operator between a property and a value',
  },
  after: {
    id: 'conditionOperators.after',
    defaultMessage: 'is after',
    description: 'Condition editor: operator between a property and a value',
  },
  anniversary: {
    id: 'conditionOperators.anniversary',
    defaultMessage: 'has its anniversary',
    description: 'Condition editor: operator between a property and a value',
  },
  has_any: {
    id: 'conditionOperators.has_any',
    defaultMessage: 'includes any of',
    description: 'Condition editor: operator between a property and a value',
  },
  has_all: {
    id: 'conditionOperators.has_all',
    defaultMessage: 'includes all of',
    description: 'Condition editor: operator between a property and a value',
  },
  has_none: {
    id: 'conditionOperators.has_none',
    defaultMessage: 'includes none of',
    description: 'Condition editor: operator between a property and a value',
  },
  is_set: {
    id: 'conditionOperators.is_set',
    defaultMessage: 'is set',
    description: 'Condition editor: operator between a property and a value',
  },
  is_not_set: {
    id: 'conditionOperators.is_not_set',
    defaultMessage: 'is not set',
    description: 'Condition editor: operator between a property and a value',
  },
})
