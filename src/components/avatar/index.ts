export { Avatar, avatarShapes, avatarSizes, type AvatarProps } from './avatar.tsx'
