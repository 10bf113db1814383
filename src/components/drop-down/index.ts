export { room as dropDownRoom } from './drop-down.css.ts'
export { DropDown, type DropDownProps } from './drop-down.tsx'
