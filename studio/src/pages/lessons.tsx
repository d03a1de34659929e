/** The folders of pictures that an eye can be taught with. */
import { Link } from 'wouter'
import { lessonsApi } from '../api/lessons.ts'
import { Button } from '../ui/button.tsx'
import { shortText } from '../ui/clip-text.ts'
import { Empty } from '../ui/empty.tsx'
import { Problem } from '../ui/problem.tsx'
import { useTitle } from '../ui/title.ts'
import { useAsked } from './asked.ts'
import './flows/flows.css'
import './page.css'
import { countOf } from './words.ts'

export function Lessons() {
  useTitle('Lessons')
  const { value: folders, failure, again } = useAsked('lessons', () => lessonsApi.list())
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1>Lessons</h1>
          <p>Pictures that an eye is taught with: draw on them what is where.</p>
        </div>
      </header>
      {failure && folders === undefined && (
        <Problem title={failure.message} action={<Button onClick={again}>Try again</Button>} code={failure.code} />
      )}
      {folders?.length === 0 && (
        <Empty icon="map" title="No folder of pictures was named.">
          Start the studio with one: <code>troupe studio --lessons FOLDER</code>
        </Empty>
      )}
      {folders !== undefined && folders.length > 0 && (
        <ul className="flows-list">
          {folders.map(({ name, pictures, labelled, names }) => (
            <li key={name} className="flows-row">
              <Link className="flows-open" href={`/lessons/${encodeURIComponent(name)}`}>
                <span className="flows-name" dir="auto">
                  {shortText(name, 120)}
                </span>
                <span className="flows-says soft" dir="auto">
                  {shortText(names.join(', '), 200)}
                </span>
              </Link>
              <p className="flows-facts soft">
                {countOf(pictures, 'picture')}, {labelled} labelled
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
