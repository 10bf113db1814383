export { Button, buttonSizes, buttonTones, type ButtonProps } from './button.tsx'
export { LinkButton, type LinkButtonProps } from './link-button.tsx'
