export { GonePlace, type GonePlaceProps } from './gone-place.tsx'
export { ListChip, SegmentChip } from './place-chips.tsx'
