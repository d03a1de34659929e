/** In which order members work when nobody says otherwise. */
import type { WorkerName } from '../plan.ts'

export const executionOrder: readonly WorkerName[] = ['librarian', 'architect', 'materialScientist', 'cinematographer']
