/** An article: a head on a tint, headings, links, a quotation, a note, labels. */
export const Article = () => (
  <>
    <div class="ui-hero">
      <span class="ui-eyebrow">Field notes</span>
      <b class="ui-display">The quiet coast</b>
      <p>Three days on foot between lighthouses, with a map, a flask and no plan beyond the next bay.</p>
      <span class="ui-labels">
        <span class="ui-badge ui-primary">Walking</span>
        <span class="ui-badge ui-secondary-subtle">Autumn</span>
        <span class="ui-badge ui-accent-subtle">12 minutes</span>
      </span>
    </div>
    <div class="ui-body ui-article">
      <p>
        The path leaves the harbour behind the old rope works and climbs at once. Above the first bay the wind drops,
        and for an hour there is only gorse and the sound of gravel. The <u class="ui-link">tide table</u> hangs at the
        gate; read it before you go down.
      </p>
      <blockquote>“You do not find the beach. You wait, and the sea uncovers it.”</blockquote>
      <b class="ui-heading">What to carry</b>
      <p>
        Two litres of water, and the <span class="ui-code">OS 205</span> sheet: there is no signal past the chapel.
      </p>
      <div class="ui-alert ui-success-subtle">
        <b>Open all year.</b> The hut at the point has eight beds and a stove.
      </div>
      <div class="ui-line ui-foot">
        <span class="ui-muted">Words by Ines Moreau, 3 October</span>
        <span class="ui-button ui-primary">Subscribe</span>
      </div>
    </div>
  </>
);
