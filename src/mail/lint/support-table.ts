/** Written by `npm run mail-support` from the data of caniemail.com (MIT), as of 2026-05-13: who does not support what. */
export const unsupported = {
  'css-display-flex': ['Outlook (Windows)'],
  'css-display-grid': ['Outlook (Windows)'],
  'css-max-height': ['Outlook (Windows)'],
  'css-min-height': ['Outlook (Windows)'],
  'css-opacity': ['Gmail (Mobile Webmail)', 'Outlook (Windows)'],
  'css-overflow': ['Outlook (Windows)'],
  'css-table-layout': ['Outlook'],
  'image-avif': ['Outlook (Windows)'],
  'image-base64': ['Gmail'],
  'image-heif': ['Outlook', 'Yahoo! Mail (Android)', 'Samsung Email (Android)'],
  'image-svg': ['Gmail'],
  'image-tiff': ['Outlook', 'Yahoo! Mail', 'Samsung Email (Android)'],
  'image-webp': ['Outlook (Windows)'],
} as const
