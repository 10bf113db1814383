export { Toggle, toggleSizes, type ToggleProps } from './toggle.tsx'
