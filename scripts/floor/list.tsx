import { FormattedMessage } from 'react-intl'
import useSWR from 'swr'
import * as styles from './floor.css.ts'

interface Row {
  id: string
  email: string
}

async function read(path: string): Promise<Row[]> {
  const response = await fetch(path, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  const { items } = (await response.json()) as { items: Row[] }
  return items
}

export function List() {
  const { data = [] } = useSWR('/v1/contacts/search', read)
  return (
    <main>
      <h1>
        <FormattedMessage id="title" />
      </h1>
      <table>
        <tbody>
          {data.map(({ id, email }) => (
            <tr key={id} className={styles.row}>
              <td>{email}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}
