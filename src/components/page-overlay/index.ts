export {
  PAGE_OVERLAY,
  PageOverlay,
  pageStates,
  type PageOverlayProps,
  type PageState,
} from './page-overlay.tsx'
