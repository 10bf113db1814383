export { Icon, iconSizes, type IconProps } from './icon.tsx'
