export {
  customId,
  customKeyOf,
  decodeColumns,
  decodeKept,
  type KeptColumns,
  type ViewColumns,
} from './layout.model.ts'
