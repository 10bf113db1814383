/** Limits of a document: sizes in CSS pixels, texts in UTF-16 units, and how many of each there may be. */
export const MAIL = {
  widthMin: 480,
  widthMax: 720,
  columnsMax: 4,
  columnShares: 12,
  sectionsMax: 200,
  blocksMax: 200,
  itemsMax: 100,
  inlinesMax: 2000,
  textMax: 20_000,
  labelMax: 500,
  htmlMax: 200_000,
  urlMax: 8192,
  sizeMax: 20_000,
  repeatMax: 50,
} as const
