export { customId, customKeyOf, decodeColumns, decodeKept, type ViewColumns } from './layout.model.ts'
