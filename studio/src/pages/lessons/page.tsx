/** One folder of lessons: a picture at a time, on which boxes are drawn and named. Every change is saved at once. */
import { useState, type PointerEvent } from 'react'
import { Link } from 'wouter'
import type { LessonPicture, LessonPictures } from '../../../../src/server/api-lessons.ts'
import { asFailure } from '../../api/failure.ts'
import { lessonsApi, type Label } from '../../api/lessons.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { shortText } from '../../ui/clip-text.ts'
import { Empty } from '../../ui/empty.tsx'
import { Problem } from '../../ui/problem.tsx'
import { useTitle } from '../../ui/title.ts'
import { useAsked } from '../asked.ts'
import '../../ui/field.css'
import '../page.css'
import { countOf } from '../words.ts'
import { boxBetween, placeIn, styleOf, type Box, type Point, type Size } from './boxes.ts'
import './lessons.css'

export function LessonPage({ folder }: { readonly folder: string }) {
  useTitle(`Lessons: ${folder}`)
  const { value, failure, again } = useAsked(`lessons ${folder}`, () => lessonsApi.get(folder))
  return (
    <div className="page lessons">
      <header className="page-head">
        <div>
          <h1 dir="auto">{shortText(folder, 80)}</h1>
          <p>
            Draw a box around each thing and say what it is. Then <code>troupe teach</code> learns from it.
          </p>
        </div>
        <div className="page-actions">
          <Link className="button button-plain" href="/lessons">
            All folders
          </Link>
        </div>
      </header>
      {failure && value === undefined && (
        <Problem title={failure.message} action={<Button onClick={again}>Try again</Button>} code={failure.code} />
      )}
      {value?.files.length === 0 && (
        <Empty icon="map" title="There are no pictures in this folder.">
          It takes PNG files, such as the pictures of a run.
        </Empty>
      )}
      {value !== undefined && value.files.length > 0 && <Pictures lessons={value} onSaved={again} />}
    </div>
  )
}

function Pictures({ lessons, onSaved }: { readonly lessons: LessonPictures; readonly onSaved: () => void }) {
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      lessons.files.findIndex(({ labels }) => labels === null),
    ),
  )
  const [trouble, setTrouble] = useState<string>()
  const last = lessons.files.length - 1
  const at = Math.min(place, last)
  const picture = lessons.files[at]!
  const save = (labels: readonly Label[]) => {
    setTrouble(undefined)
    lessonsApi
      .label(lessons.name, picture.file, labels)
      .then(onSaved)
      .catch((fault: unknown) => setTrouble(asFailure(fault).message))
  }
  return (
    <>
      <div className="lessons-bar">
        <Button onClick={() => setPlace(at - 1)} disabled={at === 0}>
          Before
        </Button>
        <p className="soft" aria-live="polite">
          Picture {at + 1} of {last + 1}, {lessons.labelled} labelled
        </p>
        <Button onClick={() => setPlace(at + 1)} disabled={at === last}>
          Next
        </Button>
      </div>
      {trouble !== undefined && <Problem title={shortText(trouble, 300)} />}
      <Drawing key={picture.file} folder={lessons.name} picture={picture} names={lessons.names} onSave={save} />
    </>
  )
}

interface DrawingProps {
  readonly folder: string
  readonly picture: LessonPicture
  readonly names: readonly string[]
  readonly onSave: (labels: readonly Label[]) => void
}

function Drawing({ folder, picture, names, onSave }: DrawingProps) {
  const [labels, setLabels] = useState<readonly Label[]>(picture.labels ?? [])
  const [size, setSize] = useState<Size>()
  const [begun, setBegun] = useState<Point>()
  const [box, setBox] = useState<Box>()
  const [name, setName] = useState('')
  const change = (next: readonly Label[]) => {
    setLabels(next)
    onSave(next)
  }
  const pointOf = (event: PointerEvent<HTMLElement>) =>
    placeIn([event.clientX, event.clientY], event.currentTarget.getBoundingClientRect(), size!)
  const add = () => {
    const plain = name.trim().toLowerCase()
    if (box === undefined || plain === '') return
    change([...labels, { name: plain, box }])
    setBox(undefined)
    setName('')
  }
  return (
    <div className="lessons-work">
      <div
        className="lessons-picture"
        onPointerDown={(event) => {
          if (size === undefined) return
          event.currentTarget.setPointerCapture(event.pointerId)
          setBegun(pointOf(event))
          setBox(undefined)
        }}
        onPointerMove={(event) => begun && setBox(boxBetween(begun, pointOf(event)))}
        onPointerUp={() => setBegun(undefined)}
      >
        <img
          src={lessonsApi.pictureAddress(folder, picture.file)}
          alt={`Picture ${picture.file}`}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth, height: naturalHeight })
          }
        />
        {size !== undefined &&
          labels.map((label, place) => (
            <span key={place} className="lessons-box" style={styleOf(label.box, size)}>
              <span className="lessons-name">{shortText(label.name, 40)}</span>
            </span>
          ))}
        {size !== undefined && box !== undefined && (
          <span className="lessons-box lessons-drawn" style={styleOf(box, size)} />
        )}
      </div>
      <form
        className="lessons-form"
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <label className="lessons-field">
          <span>What is in the box</span>
          <input
            className="field-input"
            list="lesson-names"
            value={name}
            maxLength={60}
            placeholder={box === undefined ? 'draw a box first' : 'sofa'}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <datalist id="lesson-names">
          {names.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
        <Button variant="primary" type="submit" disabled={box === undefined || name.trim() === ''}>
          Add
        </Button>
        {labels.length === 0 && picture.labels === null && (
          <Button type="button" onClick={() => change([])}>
            Nothing on it
          </Button>
        )}
        <p className="soft">{countOf(labels.length, 'thing')} named</p>
        <ul className="lessons-list">
          {labels.map((label, place) => (
            <li key={place}>
              <span dir="auto">{shortText(label.name, 60)}</span>
              <IconButton
                icon="close"
                label={`Remove ${shortText(label.name, 60)}`}
                onClick={() => change(labels.filter((_, other) => other !== place))}
              />
            </li>
          ))}
        </ul>
      </form>
    </div>
  )
}
