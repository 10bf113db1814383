import type { Clock } from '#lib/clock'
import { diskFiles } from './disk-files.ts'
import type { FilesConfig } from './files-environment.ts'
import type { Files } from './files.ts'
import { openBucket } from './s3-bucket.ts'
import { s3Files } from './s3-files.ts'

/** Files where the configuration says that they are. */
export const openFiles = (config: FilesConfig, clock: Clock): Files =>
  config.kind === 's3' ? s3Files(openBucket(config, { clock })) : diskFiles(config.folder)
