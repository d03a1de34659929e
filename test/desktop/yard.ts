/** The yard as a program that a desktop starts. */
const program = new URL('small-program.ts', import.meta.url).pathname

/** `file`: where it writes its poses, when those are to be read. */
export const yardCommand = (agent: string, { poses = true } = {}) => ({
  window: {
    title: `Yard of ${agent}`,
    command: [
      process.execPath,
      '--disable-warning=ExperimentalWarning',
      program,
      '{display}',
      'Yard of {agent}',
      ...(poses ? ['--poses', '{folder}/poses.csv'] : []),
    ],
  },
  ...(poses && { poses: '{folder}/poses.csv' }),
})
