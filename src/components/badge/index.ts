export { Badge, badgeTones, type BadgeProps } from './badge.tsx'
