export { OnlyOwner, RoleLabel, roles, type RoleLabelProps } from './role-label.tsx'
