import { hydrateRoot } from 'react-dom/client'
import { BareReactPage } from './bare-react-page.tsx'

const { elements } = document.documentElement.dataset
hydrateRoot(document.body, <BareReactPage elements={Number(elements)} />)
