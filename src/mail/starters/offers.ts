import type { EmailDocument } from '#mail/document'
import {
  button,
  documentOf,
  heading,
  image,
  name,
  paragraph,
  row,
  text,
  words,
  type Locale,
  type Part,
} from './parts.ts'

/** A product with its picture, what it is, and its price. */
export function product(locale: Locale): EmailDocument {
  const isJapanese = locale === 'ja'
  const prices: Part = {
    type: 'table',
    header: true,
    rows: (isJapanese
      ? [
          ['内容量', '価格（税込）'],
          ['100 g', '1,080円'],
          ['200 g', '1,980円'],
        ]
      : [
          ['Size', 'Price'],
          ['100 g', '$9'],
          ['200 g', '$16'],
        ]
    ).map((cells) => cells.map((cell) => [words(cell)])),
  }
  const picture = image(isJapanese ? '新商品のパッケージ' : 'The new product in its package', 1104, 736)
  return isJapanese
    ? documentOf(
        locale,
        {
          title: '新商品のご案内',
          preheader: '季節限定の新商品が登場しました。数量限定で本日より販売します。',
        },
        [
          row(picture),
          {
            columns: [
              [
                text(
                  heading(1, '新商品が登場しました'),
                  paragraph('季節の素材を使った、今だけの味わいです。贈り物にもおすすめです。'),
                ),
                button('購入する', 'products/new'),
              ],
              [prices],
            ],
            shares: [7, 5],
          },
        ],
      )
    : documentOf(
        locale,
        {
          title: 'Meet our new product',
          preheader: 'A limited seasonal release, available from today while stocks last.',
        },
        [
          row(picture),
          {
            columns: [
              [
                text(
                  heading(1, 'Meet our new product'),
                  paragraph(
                    'Made with what’s in season, and only for a short time. It makes a good gift, too.',
                  ),
                ),
                button('Buy now', 'products/new'),
              ],
              [prices],
            ],
            shares: [7, 5],
          },
        ],
      )
}

/** When, where, and how to take part. */
export function event(locale: Locale): EmailDocument {
  const isJapanese = locale === 'ja'
  const facts: Part = {
    type: 'container',
    blocks: [
      {
        type: 'text',
        id: 'facts',
        content: isJapanese
          ? [
              paragraph(
                { type: 'text', text: '日時：', marks: [{ type: 'bold' }] },
                '5月16日（土）14:00〜15:30',
              ),
              paragraph(
                { type: 'text', text: '会場：', marks: [{ type: 'bold' }] },
                '本店2階イベントスペース',
              ),
              paragraph({ type: 'text', text: '参加費：', marks: [{ type: 'bold' }] }, '無料（先着20名）'),
            ]
          : [
              paragraph(
                { type: 'text', text: 'When: ', marks: [{ type: 'bold' }] },
                'Saturday, May 16, 2:00–3:30 pm',
              ),
              paragraph(
                { type: 'text', text: 'Where: ', marks: [{ type: 'bold' }] },
                'Main shop, second floor',
              ),
              paragraph({ type: 'text', text: 'Price: ', marks: [{ type: 'bold' }] }, 'Free, 20 seats'),
            ],
      },
    ],
    border: { width: 1, style: 'solid', color: { light: '#d6d9de', dark: '#3a3b3f' } },
  }
  return isJapanese
    ? documentOf(
        locale,
        {
          title: 'イベントのご招待',
          preheader: '5月16日（土）のイベントにご招待します。参加は無料、先着20名です。',
        },
        [
          row(
            text(
              heading(1, 'イベントのご招待'),
              paragraph(name(locale), '様を、春のワークショップにご招待いたします。'),
            ),
            facts,
            button('参加を申し込む', 'events/spring'),
          ),
        ],
      )
    : documentOf(
        locale,
        {
          title: 'You’re invited',
          preheader: 'Join our spring workshop on Saturday, May 16. It’s free, with 20 seats.',
        },
        [
          row(
            text(
              heading(1, 'You’re invited'),
              paragraph('Hi ', name(locale), ', we’d love to see you at our spring workshop.'),
            ),
            facts,
            button('Save my seat', 'events/spring'),
          ),
        ],
      )
}
