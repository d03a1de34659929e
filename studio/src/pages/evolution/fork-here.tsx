/** From any variant something else can begin: a run in which it plays, or another line of the family. */
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { VariantDetail } from '../../../../src/server/api-evolution.ts'
import { asFailure } from '../../api/failure.ts'
import { api } from '../../api/client.ts'
import { CommandLine } from '../../run/act-command-line.tsx'
import '../../run/act-fork.css'
import { Button } from '../../ui/button.tsx'
import { visibleText } from '../../ui/clip-text.ts'
import { runAddress } from '../words.ts'

interface ForkHereProps {
  readonly society: string
  readonly detail: VariantDetail
  readonly canPlay: boolean
}

export function ForkHere({ society, detail: { name, input, by }, canPlay }: ForkHereProps) {
  const [, navigate] = useLocation()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const play = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      navigate(runAddress((await api.start({ society, input })).id))
    } catch (error) {
      setFault(asFailure(error).message)
      setBusy(false)
    }
  }
  return (
    <div className="fork-here">
      {canPlay && (
        <Button variant="primary" icon="play" busy={isBusy} onClick={() => void play()}>
          Play this variant
        </Button>
      )}
      {fault !== undefined && (
        <p role="alert" className="fork-here-fault">
          {visibleText(fault)}
        </p>
      )}
      {by !== 'control' && (
        <div className="fork-here-line">
          <p className="soft">
            Begin another line here: its races start with this variant, and what comes of it has to beat the last
            certified one.
          </p>
          <CommandLine command={`troupe evolve ${society} --from ${name}`} />
        </div>
      )}
    </div>
  )
}
