/**
 * Where each component is found in Storybook's sidebar: folders of `src/components` by what a designer looks for.
 * A test (scripts/story-groups.test.ts) fails for a component that is in no group or in two.
 */
export const componentGroups: Readonly<Record<string, readonly string[]>> = {
  Actions: ['button', 'copy-button', 'icon-button', 'link', 'menu', 'toggle', 'toolbar'],
  Forms: [
    'checkbox',
    'colour-field',
    'combobox',
    'date-field',
    'date-time-field',
    'field',
    'file-picker',
    'form',
    'image-picker',
    'input-box',
    'number-field',
    'radio-group',
    'search-field',
    'secret-field',
    'segmented-control',
    'select',
    'switch',
    'tag-list',
    'text-field',
    'time-field',
  ],
  Navigation: ['breadcrumb', 'command-palette', 'pagination', 'stepper', 'tabs', 'tree'],
  Overlays: ['conflict', 'dialog', 'page-overlay', 'popover', 'toast', 'tooltip'],
  Data: [
    'bulk-bar',
    'charts',
    'code-block',
    'data-table',
    'description-list',
    'filter-chips',
    'meter',
    'stat-tile',
    'timeline',
  ],
  Feedback: [
    'banner',
    'empty-state',
    'error-block',
    'inline-error',
    'progress',
    'progress-bar',
    'skeleton',
    'spinner',
    'still-loading',
  ],
  Labels: ['avatar', 'badge', 'brand-mark', 'chip', 'icon', 'keyboard-hint', 'role-label', 'status-pill'],
  Layout: ['accordion', 'ai-canvas', 'card', 'divider', 'pane', 'scroll-area'],
  Utilities: ['deferred', 'visually-hidden'],
}

/** Folders of `src/features` whose name in the sidebar is not their own. */
export const areaNames: Readonly<Record<string, string>> = {
  'ai-chat': 'AI assistant',
  schema: 'Contact schema',
  session: 'Sign-in',
}
