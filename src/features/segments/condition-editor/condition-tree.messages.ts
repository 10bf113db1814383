import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  write: {}
  written: {}
  label: {}
  match: {}
  add: {}
  addGroup: {}
  full: { max: number }
  empty: {}
  emptyGroup: {}
  move: { what: string }
  moveKeys: {}
  more: { what: string }
  up: {}
  down: {}
  into: {}
  out: {}
  duplicate: {}
  disable: {}
  enable: {}
  disabled: {}
  remove: {}
  undo: {}
  redo: {}
  group: { match: string }
  condition: {}
  moved: { position: number; total: number; match: string }
  stays: {}
  removed: {}
  undone: {}
  redone: {}
}>({
  write: {
    id: 'conditionTree.write',
    defaultMessage: 'Write as a sentence',
    description: 'Button: opens a field where conditions are written in words',
  },
  written: {
    id: 'conditionTree.written',
    defaultMessage: 'The conditions are now those of the sentence.',
    description: 'Announced after the conditions of a sentence were used',
  },
  label: {
    id: 'conditionTree.label',
    defaultMessage: 'Conditions',
    description: 'Condition tree: its name',
  },
  match: {
    id: 'conditionTree.match',
    defaultMessage: 'Which of these must hold',
    description: 'Condition tree: label of the choice between all, any and none',
  },
  add: {
    id: 'conditionTree.add',
    defaultMessage: 'Add condition',
    description: 'Condition tree: button that opens a menu of kinds of conditions',
  },
  addGroup: {
    id: 'conditionTree.addGroup',
    defaultMessage: 'Group',
    description: 'Condition tree: menu entry: a group of conditions in the group',
  },
  full: {
    id: 'conditionTree.full',
    defaultMessage: 'At most {max, plural, one {# condition} other {# conditions}}',
    description: 'Condition tree: why nothing more can be added',
  },
  empty: {
    id: 'conditionTree.empty',
    defaultMessage: 'No conditions yet, so nobody is left out.',
    description: 'Condition tree: stands in the outermost group while it is empty',
  },
  emptyGroup: {
    id: 'conditionTree.emptyGroup',
    defaultMessage: 'This group is empty and has no effect.',
    description: 'Condition tree: stands in an inner group while it is empty',
  },
  move: {
    id: 'conditionTree.move',
    defaultMessage: 'Move: {what}',
    description: 'Condition tree: handle of a condition, to drag or for the keys',
  },
  moveKeys: {
    id: 'conditionTree.moveKeys',
    defaultMessage: 'Drag, or Alt with the arrow keys',
    description: 'Condition tree: tooltip of the handle',
  },
  more: {
    id: 'conditionTree.more',
    defaultMessage: 'More for: {what}',
    description: 'Condition tree: button that opens the menu of a condition',
  },
  up: {
    id: 'conditionTree.up',
    defaultMessage: 'Move up',
    description: 'Condition tree: menu entry',
  },
  down: {
    id: 'conditionTree.down',
    defaultMessage: 'Move down',
    description: 'Condition tree: menu entry',
  },
  into: {
    id: 'conditionTree.into',
    defaultMessage: 'Move into a group',
    description: 'Condition tree: menu entry',
  },
  out: {
    id: 'conditionTree.out',
    defaultMessage: 'Move out of the group',
    description: 'Condition tree: menu entry',
  },
  duplicate: {
    id: 'conditionTree.duplicate',
    defaultMessage: 'Duplicate',
    description: 'Condition tree: menu entry',
  },
  disable: {
    id: 'conditionTree.disable',
    defaultMessage: 'Disable',
    description: 'Condition tree: menu entry: kept, but as if it were not there',
  },
  enable: {
    id: 'conditionTree.enable',
    defaultMessage: 'Enable',
    description: 'Condition tree: menu entry',
  },
  disabled: {
    id: 'conditionTree.disabled',
    defaultMessage: 'Disabled',
    description: 'Condition tree: badge of a condition that is kept but does not count',
  },
  remove: {
    id: 'conditionTree.remove',
    defaultMessage: 'Remove',
    description: 'Condition tree: menu entry',
  },
  undo: {
    id: 'conditionTree.undo',
    defaultMessage: 'Undo',
    description: 'Condition tree: button',
  },
  redo: {
    id: 'conditionTree.redo',
    defaultMessage: 'Redo',
    description: 'Condition tree: button',
  },
  group: {
    id: 'conditionTree.group',
    defaultMessage: 'Group: {match}',
    description: 'Condition tree: name of a group of conditions',
  },
  condition: {
    id: 'conditionTree.condition',
    defaultMessage: 'New condition',
    description: 'Condition tree: name of a condition that is about nothing yet',
  },
  moved: {
    id: 'conditionTree.moved',
    defaultMessage: 'Moved: {position, number} of {total, number} in “{match}”',
    description: 'Condition tree: said after a condition moved',
  },
  stays: {
    id: 'conditionTree.stays',
    defaultMessage: 'It can’t move further',
    description: 'Condition tree: said when a condition could not be moved',
  },
  removed: {
    id: 'conditionTree.removed',
    defaultMessage: 'Removed. Undo brings it back.',
    description: 'Condition tree: said after a condition was removed',
  },
  undone: {
    id: 'conditionTree.undone',
    defaultMessage: 'Undone',
    description: 'Condition tree: said after a step was taken back',
  },
  redone: {
    id: 'conditionTree.redone',
    defaultMessage: 'Redone',
    description: 'Condition tree: said after a step was done again',
  },
})
