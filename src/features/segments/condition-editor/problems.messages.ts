import { defineMessages } from 'react-intl'

export const problemMessages = defineMessages<{
  malformed: {}
  too_deep: { max: number }
  too_many_nodes: { max: number }
  unknown_property: {}
  operator_not_allowed: {}
  value_missing: {}
  value_invalid: {}
  window_invalid: {}
  unknown_list: {}
  unknown_campaign: {}
  unknown_form: {}
  unknown_segment: {}
  failed_segment: {}
  segment_cycle: {}
}>({
  malformed: {
    id: 'conditionProblems.malformed',
    defaultMessage: 'This condition can’t be read. Choose again what it is about.',
    description: 'Condition editor: what is wrong with a condition',
  },
  too_deep: {
    id: 'conditionProblems.too_deep',
    defaultMessage: 'Groups can be at most {max, plural, one {# level} other {# levels}} deep.',
    description: 'Condition editor: what is wrong with a condition',
  },
  too_many_nodes: {
    id: 'conditionProblems.too_many_nodes',
    defaultMessage: 'At most {max, plural, one {# condition} other {# conditions}}, groups included.',
    description: 'Condition editor: what is wrong with a condition',
  },
  unknown_property: {
    id: 'conditionProblems.unknown_property',
    defaultMessage: 'This property has been deleted.',
    description: 'Condition editor: what is wrong with a condition',
  },
  operator_not_allowed: {
    id: 'conditionProblems.operator_not_allowed',
    defaultMessage: 'This comparison doesn’t work for this property. Choose another.',
    description: 'Condition editor: what is wrong with a condition',
  },
  value_missing: {
    id: 'conditionProblems.value_missing',
    defaultMessage: 'Complete this condition.',
    description: 'Condition editor: what is wrong with a condition',
  },
  value_invalid: {
    id: 'conditionProblems.value_invalid',
    defaultMessage: 'This value doesn’t work for this comparison. Enter another.',
    description: 'Condition editor: what is wrong with a condition',
  },
  window_invalid: {
    id: 'conditionProblems.window_invalid',
    defaultMessage: 'Choose a valid time range.',
    description: 'Condition editor: what is wrong with a condition',
  },
  unknown_list: {
    id: 'conditionProblems.unknown_list',
    defaultMessage: 'This mailing list has been deleted.',
    description: 'Condition editor: what is wrong with a condition',
  },
  unknown_campaign: {
    id: 'conditionProblems.unknown_campaign',
    defaultMessage: 'This campaign has been deleted.',
    description: 'Condition editor: what is wrong with a condition',
  },
  unknown_form: {
    id: 'conditionProblems.unknown_form',
    defaultMessage: 'This form has been deleted.',
    description: 'Condition editor: what is wrong with a condition',
  },
  unknown_segment: {
    id: 'conditionProblems.unknown_segment',
    defaultMessage: 'This segment has been deleted.',
    description: 'Condition editor: what is wrong with a condition',
  },
  failed_segment: {
    id: 'conditionProblems.failed_segment',
    defaultMessage: 'That segment has failed. Repair it first.',
    description: 'Condition editor: what is wrong with a condition',
  },
  segment_cycle: {
    id: 'conditionProblems.segment_cycle',
    defaultMessage: 'That segment contains this one: it can’t be used here.',
    description: 'Condition editor: what is wrong with a condition',
  },
})
