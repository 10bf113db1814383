export { Combobox, type ComboboxProps } from './combobox.tsx'
export type { ComboboxOption, ComboboxSource } from './combobox.model.ts'
export { MultiCombobox, type MultiComboboxProps } from './multi-combobox.tsx'
export { ComboboxPopup } from './combobox-popup.tsx'
