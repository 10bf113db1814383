export { IconButton, iconButtonSizes, iconButtonTones, type IconButtonProps } from './icon-button.tsx'
