export { BrandMark, brandMarkSizes, type BrandMarkProps } from './brand-mark.tsx'
