import { fontSize, fontWeight, lineHeight } from '#styles/tokens'
import { Table } from './sample.tsx'

/** Sizes with their line heights, in both scripts. */
export function Sizes() {
  return (
    <Table
      head={['Size', 'Line', 'English', '日本語']}
      rows={Object.entries(fontSize).map(([token, size]) => {
        const line = Object.entries(lineHeight).find(([name]) => name === token)?.[1]
        return {
          id: token,
          cells: [
            `${token} px`,
            line,
            <span key="en" lang="en" style={{ fontSize: size, lineHeight: line }}>
              A letter for 12 people
            </span>,
            <span key="ja" lang="ja" style={{ fontSize: size, lineHeight: line }}>
              12人へのお手紙、「春の便り」
            </span>,
          ],
        }
      })}
    />
  )
}

export function Weights() {
  return (
    <Table
      head={['Weight', 'Value', 'English', '日本語']}
      rows={Object.entries(fontWeight).map(([token, weight]) => ({
        id: token,
        cells: [
          token,
          weight,
          <span key="en" lang="en" style={{ fontWeight: weight }}>
            Contacts and campaigns
          </span>,
          <span key="ja" lang="ja" style={{ fontWeight: weight }}>
            コンタクトとキャンペーン
          </span>,
        ],
      }))}
    />
  )
}
