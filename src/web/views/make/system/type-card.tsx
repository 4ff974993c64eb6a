import { system } from './model.ts';

/** Type systems that go with the brief, best first; names of typefaces, set in what is at hand. */
export const TypeCard = () => (
  <section class="card" aria-labelledby="type-title">
    <div class="card-head">
      <h2 id="type-title">{`${system.value?.typography?.length ?? 0} type systems`}</h2>
      <p class="muted">fonts are not included; samples use the fonts on this computer</p>
    </div>
    <ol class="type-list">
      {system.value?.typography?.map(({ id, name, display, text, mono, sizes, interval, base }) => (
        <li key={id}>
          <p class="type-display" style={{ fontFamily: display.stack, fontWeight: display.weight }}>
            {display.family}
          </p>
          <p style={{ fontFamily: text.stack, fontWeight: text.weight }}>
            {text.family}: quick to read at {base} px.
          </p>
          <p class="note" style={{ fontFamily: mono.stack }}>
            {mono.family} 0123
          </p>
          <p class="muted note">
            {name}; {interval}, {sizes.map((size) => size.toFixed(0)).join(' ')} px
          </p>
        </li>
      ))}
    </ol>
  </section>
);
