/** `npm run openapi`: writes the contract as an OpenAPI 3.1 document, to openapi.json or where the first argument says. */
import { writeFile } from 'node:fs/promises'
import { currentOpenApi } from './openapi-source.ts'

const file = process.argv[2] ?? 'openapi.json'
await writeFile(file, `${JSON.stringify(await currentOpenApi(), null, 2)}\n`)
process.stdout.write(`Written: ${file}\n`)
