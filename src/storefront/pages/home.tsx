export default function Home() {
  return <h1 className="type-display wrap py-24">ODEMOA</h1>
}
