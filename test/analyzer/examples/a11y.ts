import type { Examples } from './example.ts';

const whole = (html: string) => ({ source: `<!doctype html>${html}` });
const PICTURE = 'src="/bowl.png"';

/** Accessibility of markup. */
export const a11yExamples: Examples = {
  'a11y-html-lang': {
    passed: '',
    failed: [whole('<html><body>x</body></html>'), whole('<html lang=" "><body>x</body></html>')],
  },
  'a11y-html-lang-valid': {
    passed: '',
    failed: [whole('<html lang="de_CH"><body>x'), whole('<html lang="zz9"><body>x')],
    notApplicable: whole('<html><body>x'),
  },
  'a11y-lang-valid': {
    passed: ['<p lang="fr">Bonjour</p>', '<p lang="frenchie"><b lang="fr">Bonjour</b></p>', '<p lang="zh-Hant">碗</p>'],
    failed: ['<p lang="frenchie">Bonjour</p>', `<p lang="zz9"><img alt="Bol" ${PICTURE}></p>`],
    notApplicable: [
      '<p>Hello</p>',
      '<p lang="frenchie"></p>',
      '<p lang="">Hello</p>',
      '<p lang="zz9" hidden>Hello</p>',
    ],
  },
  'a11y-xml-lang-match': {
    passed: whole('<html lang="en-GB" xml:lang="en"><body>x'),
    failed: whole('<html lang="en" xml:lang="fr"><body>x'),
    notApplicable: '',
  },
  'a11y-document-title': {
    passed: '',
    failed: [
      whole('<html lang="en"><body>x'),
      whole('<html lang="en"><title> </title><body>x'),
      whole('<html lang="en"><body><svg><title>Bowl</title></svg>'),
    ],
  },
  'a11y-meta-viewport': {
    passed: [
      { head: '<meta name="viewport" content="width=device-width, maximum-scale=5">' },
      { head: '<meta name="viewport" content="maximum-scale=-1">' },
      { head: '<meta name="viewport" content="user-scalable=yes">' },
    ],
    failed: [
      { head: '<meta name="viewport" content="user-scalable=no">' },
      { head: '<meta name="Viewport" content="width=device-width; maximum-scale=1.5">' },
      { head: '<meta name="viewport" content="user-scalable=0">' },
      { head: '<meta name="viewport" content="maximum-scale=yes">' },
    ],
    notApplicable: ['', { head: '<meta name="viewport" content="width=device-width">' }],
  },
  'a11y-meta-refresh': {
    passed: [
      { head: '<meta http-equiv="refresh" content="0; url=/new">' },
      { head: '<meta http-equiv="refresh" content="72001">' },
    ],
    failed: [
      { head: '<meta http-equiv="refresh" content="30">' },
      { head: '<meta http-equiv="Refresh" content="5;/new">' },
    ],
    notApplicable: [
      '',
      { head: '<meta http-equiv="refresh" content="soon">' },
      { head: '<meta http-equiv="refresh" content="-5">' },
      { head: '<meta http-equiv="refresh">' },
    ],
  },
  'a11y-meta-refresh-strict': {
    passed: { head: '<meta http-equiv="refresh" content="0">' },
    failed: { head: '<meta http-equiv="refresh" content="72001">' },
    notApplicable: '',
  },
  'a11y-bypass': {
    passed: [
      '<nav><a href="/a">A</a></nav><main>x</main>',
      '<nav><a href="/a">A</a></nav><h1>Bowls</h1>',
      '<a href="#c">Content</a><div id="c">x</div>',
    ],
    failed: '<nav><a href="/a">A</a></nav><p>x</p>',
    notApplicable: '<p>x</p>',
  },
  'a11y-skip-link-target': {
    passed: [
      '<a href="#c">Skip</a><div id="c"></div>',
      '<a href="#gr%C3%BCn">Skip</a><div id="grün"></div>',
      '<a href="#c">Skip</a><a name="c"></a>',
    ],
    failed: '<a href="#c">Skip</a>',
    notApplicable: ['<p>x</p>', '<a href="#top">Up</a>'],
  },
  'a11y-obsolete-motion': { failed: '<marquee>News</marquee>', notApplicable: '<p>News</p>' },
  'a11y-img-name': {
    passed: [
      `<img alt="A blue bowl" ${PICTURE}>`,
      '<div role="img" aria-label="Bowl"></div>',
      `<img title="Bowl" ${PICTURE}>`,
      `<span id="n">Bowl</span><img aria-labelledby="n" ${PICTURE}>`,
      `<img src="x" alt="a"><img src="y" alt="" aria-labelledby="n"><b id="n">b</b>`,
    ],
    failed: [
      `<img ${PICTURE}>`,
      `<img alt=" " ${PICTURE}>`,
      '<div role="img"></div>',
      `<img role="none" tabindex="0" ${PICTURE}>`,
      `<img alt="" aria-live="polite" ${PICTURE}>`,
    ],
    notApplicable: [
      `<img alt="" ${PICTURE}>`,
      `<img role="presentation" ${PICTURE}>`,
      `<div hidden><img ${PICTURE}></div>`,
      `<style>.x{display:none}</style><img class="x" ${PICTURE}>`,
      `<div aria-hidden="true"><img ${PICTURE}></div>`,
      `<div style="visibility:hidden"><img ${PICTURE}></div>`,
    ],
  },
  'a11y-image-button-name': {
    passed: [
      '<input type="image" src="s.png" alt="Search">',
      '<input type="image" src="s.png" aria-label="Search">',
      '<input type="image" title="Go" src="s.png">',
    ],
    failed: ['<input type="image" src="s.png">', '<input type="image" name="search" alt="" src="s.png">'],
    notApplicable: '<button><img src="s.png" alt=""></button>',
  },
  'a11y-area-alt': {
    passed: '<map name="m"><area href="/a" alt="Shop"></map>',
    failed: '<map name="m"><area href="/a"></map>',
    notApplicable: '<map name="m"><area alt=""></map>',
  },
  'a11y-svg-name': {
    passed: [
      '<svg role="img"><title>Bowl</title></svg>',
      '<svg><circle role="graphics-symbol" aria-label="Dot"></circle></svg>',
    ],
    failed: [
      '<svg role="img"></svg>',
      '<svg role="img"><title> </title></svg>',
      '<svg><circle role="graphics-symbol"></circle></svg>',
    ],
    notApplicable: ['<svg><title>Bowl</title></svg>', '<svg role="img" aria-hidden="true"></svg>'],
  },
  'a11y-object-name': {
    passed: '<object data="/f.mp4" title="Film"></object>',
    failed: ['<object data="/f.mp4"></object>', '<object type="image/png" data="/f"></object>'],
    notApplicable: ['<object data="/page.html"></object>', '<object role="img" data="/f.png"></object>'],
  },
  'a11y-alt-suspicious': {
    passed: `<img alt="A blue bowl" ${PICTURE}>`,
    failed: [
      `<img alt="DSC_0017.jpg" ${PICTURE}>`,
      `<img alt="image" ${PICTURE}>`,
      `<a href="/b"><img alt="Bowls" ${PICTURE}>Bowls</a>`,
    ],
    notApplicable: '<p>x</p>',
  },
  'a11y-decorative-exposed': {
    passed: `<img alt="" ${PICTURE}>`,
    failed: [`<img alt="" tabindex="0" ${PICTURE}>`, '<nav role="none" aria-label="Main"></nav>'],
    notApplicable: ['<p>x</p>', '<div aria-hidden="true"><nav role="none" aria-label="x"></nav></div>'],
  },
  'a11y-form-field-name': {
    passed: [
      '<label>Name <input></label>',
      '<label for="n">Name</label><input id="n">',
      '<input aria-label="Name">',
      '<div role="textbox" aria-label="Name"></div>',
      '<input placeholder="Name">',
      '<input type="password" title="Password">',
      '<label>Size <select><option>S</option></select></label>',
    ],
    failed: [
      '<input>',
      '<select><option>S</option></select>',
      '<label for="n"></label><input id="n">',
      '<div role="checkbox">',
      '<input type="date">',
      '<label style="display:none" for="n"> </label><textarea id="n"></textarea>',
      '<div aria-label="Name"><input></div>',
    ],
    notApplicable: ['<input type="hidden">', '<input hidden>', '<button>Go</button>'],
  },
  'a11y-label-title-only': {
    passed: '<label>Name <input></label>',
    failed: '<input title="Name">',
    notApplicable: '<p>x</p>',
  },
  'a11y-multiple-labels': {
    passed: '<label for="n">Name</label><input id="n">',
    failed: '<label for="n">Name</label><label for="n">Again</label><input id="n">',
    notApplicable: '<input aria-label="x">',
  },
  'a11y-label-for-missing': {
    passed: '<label for="n">Name</label><input id="n">',
    failed: ['<label for="n">Name</label>', '<label for="n">Name</label><div id="n"></div>'],
    notApplicable: '<label>Name <input></label>',
  },
  'a11y-autocomplete-valid': {
    passed: [
      '<input autocomplete="email">',
      '<input autocomplete="section-a shipping street-address">',
      '<input autocomplete="home tel">',
      '<input autocomplete="username webauthn">',
    ],
    failed: [
      '<input autocomplete="mail">',
      '<input autocomplete="home street-address">',
      '<input autocomplete="shipping">',
      '<input autocomplete="email name">',
    ],
    notApplicable: [
      '<input autocomplete="off">',
      '<input>',
      '<input disabled autocomplete="mail">',
      '<input type="submit" autocomplete="mail">',
      '<fieldset disabled><input autocomplete="mail"></fieldset>',
      '<input aria-disabled="true" autocomplete="mail">',
    ],
  },
  'a11y-button-name': {
    passed: [
      '<button>Buy</button>',
      '<input type="submit">',
      '<input type="button" value="Buy">',
      `<button><img alt="Buy" ${PICTURE}></button>`,
      '<div role="button" aria-label="Buy"></div>',
      '<button><svg><title>Buy</title></svg></button>',
    ],
    failed: [
      '<button></button>',
      '<input type="button">',
      `<button><img alt="" ${PICTURE}></button>`,
      '<span role="button"> </span>',
      '<button><span aria-hidden="true">×</span></button>',
      '<input type="submit" value="">',
    ],
    notApplicable: ['<input type="image">', '<button hidden></button>', '<div>x</div>'],
  },
  'a11y-link-name': {
    passed: [
      '<a href="/b">Bowls</a>',
      `<a href="/b"><img alt="Bowls" ${PICTURE}></a>`,
      '<a href="/b" title="Bowls"></a>',
      '<svg><a href="/b"><text>Bowls</text></a></svg>',
      '<a href="/b"><span style="display:none">x</span>Bowls</a>',
    ],
    failed: [
      '<a href="/b"></a>',
      `<a href="/b"><img alt="" ${PICTURE}></a>`,
      '<span role="link"></span>',
      '<a href="/b"><span hidden>Bowls</span></a>',
      '<a role="none" href="/b"></a>',
      '<a href="/b"><i class="icon"></i></a>',
    ],
    notApplicable: ['<a>Bowls</a>', '<p>x</p>'],
  },
  'a11y-summary-name': {
    passed: '<details><summary>More</summary>x</details>',
    failed: '<details open><summary></summary>x</details>',
    notApplicable: ['<summary></summary>', '<details><summary role="button"></summary></details>'],
  },
  'a11y-menuitem-name': {
    passed: '<div role="menu"><div role="menuitem">Open</div></div>',
    failed: [
      '<div role="menu"><div role="menuitem"></div></div>',
      '<div role="menu"><div role="menuitemcheckbox" aria-checked="true"></div></div>',
    ],
    notApplicable: '<p>x</p>',
  },
  'a11y-iframe-name': {
    passed: '<iframe title="Map" src="/m"></iframe>',
    failed: [
      '<iframe src="/m"></iframe>',
      '<iframe title=" " src="/m"></iframe>',
      '<iframe name="map" src="/m"></iframe>',
    ],
    notApplicable: ['<p>x</p>', '<iframe tabindex="-1" src="/m"></iframe>'],
  },
  'a11y-iframe-focusable': {
    passed: '<iframe tabindex="-1" srcdoc="<p>Text</p>"></iframe>',
    failed: `<iframe tabindex="-1" srcdoc="<a href='/x'>x</a>"></iframe>`,
    undecided: '<iframe tabindex="-1" src="/m"></iframe>',
    notApplicable: '<iframe srcdoc="<a href=/>x</a>"></iframe>',
  },
  'a11y-heading-name': {
    passed: '<h1>Bowls</h1>',
    failed: [
      '<h1></h1>',
      `<h2><img alt="" ${PICTURE}></h2>`,
      '<h1><span aria-hidden="true">Bowls</span></h1>',
      '<div role="heading" aria-level="1"></div>',
    ],
    notApplicable: ['<p>x</p>', '<h1 hidden></h1>'],
  },
  'a11y-heading-order': {
    passed: '<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>',
    failed: ['<h1>A</h1><h3>B</h3>', '<h1>A</h1><div role="heading" aria-level="4">B</div>'],
    notApplicable: '<h1>A</h1>',
  },
  'a11y-h1': {
    passed: ['<h1>A</h1>', '<div role="heading" aria-level="1">A</div>'],
    failed: '<h2>A</h2>',
    notApplicable: '',
  },
  'a11y-landmark-main': {
    passed: '<main>x</main>',
    failed: ['<p>x</p>', '<main>x</main><div role="main">y</div>'],
    notApplicable: '',
  },
  'a11y-landmark-unique': {
    passed: '<nav aria-label="Main"></nav><nav aria-label="Foot"></nav>',
    failed: '<nav></nav><nav></nav>',
    notApplicable: '<p>x</p>',
  },
  'a11y-landmark-top': {
    passed: '<header></header><main></main><footer></footer>',
    failed: ['<main><div role="banner"></div></main>', '<header></header><header></header>'],
    notApplicable: '<p>x</p>',
  },
  'a11y-role-valid': {
    passed: ['<div role="button">x</div>', '<div role="unknown button">x</div>', '<div role="doc-chapter">x</div>'],
    failed: ['<div role="buton">x</div>', '<div role="widget">x</div>'],
    notApplicable: ['<p>x</p>', '<div role="">x</div>', '<div role="buton" hidden>x</div>'],
  },
  'a11y-role-required-attr': {
    passed: [
      '<div role="checkbox" aria-checked="true">x</div>',
      '<div role="separator">x</div>',
      '<div role="combobox" aria-expanded="false">x</div>',
    ],
    failed: [
      '<div role="checkbox">x</div>',
      '<div role="heading">x</div>',
      '<div role="slider">x</div>',
      '<div role="separator" tabindex="0">x</div>',
      '<div role="combobox" aria-expanded="true">x</div>',
    ],
    notApplicable: ['<p>x</p>', '<input type="checkbox" role="switch">'],
  },
  'a11y-presentational-children': {
    passed: [
      '<button><b>Buy</b></button>',
      '<div role="checkbox" aria-checked="true">x <a tabindex="-1" href="/x">y</a></div>',
    ],
    failed: ['<button><a href="/x">x</a></button>', '<div role="tab"><input></div>'],
    notApplicable: '<p>x</p>',
  },
  'a11y-aria-attr-valid': {
    passed: '<div aria-live="polite">x</div>',
    failed: '<div aria-labeledby="x">x</div>',
    notApplicable: '<p>x</p>',
  },
  'a11y-aria-value-valid': {
    passed: [
      '<div aria-live="polite">x</div>',
      '<div role="textbox" aria-errormessage="gone">x</div>',
      '<div aria-relevant="additions text">x</div>',
      '<button aria-expanded="undefined">x</button>',
      '<div role="slider" aria-valuenow="-1.5">x</div>',
    ],
    failed: [
      '<div aria-live="loud">x</div>',
      '<div aria-hidden="yes">x</div>',
      '<div role="heading" aria-level="two">x</div>',
      '<div aria-relevant="additions loud">x</div>',
      '<div role="scrollbar" aria-controls="gone" aria-valuenow="1">x</div>',
    ],
    notApplicable: ['<p>x</p>', '<p aria-live="">x</p>'],
  },
  'a11y-aria-reference-missing': {
    passed: '<b id="n">Name</b><input aria-labelledby="n">',
    failed: '<input aria-labelledby="gone">',
    undecided: '<script>x</script><div hidden><input aria-labelledby="gone"></div>',
    notApplicable: '<p>x</p>',
  },
  'a11y-aria-attr-allowed': {
    passed: [
      '<button aria-pressed="true">x</button>',
      '<div aria-live="polite">x</div>',
      '<input type="password" aria-required="true">',
    ],
    failed: [
      '<button aria-sort="ascending">x</button>',
      '<div aria-checked="true">x</div>',
      '<a href="/x" aria-selected="true">x</a>',
    ],
    notApplicable: ['<p>x</p>', '<button hidden aria-sort="ascending">x</button>'],
  },
  'a11y-aria-attr-prohibited': {
    passed: '<button aria-label="x">x</button>',
    failed: [
      '<div aria-label="x">x</div>',
      '<p aria-labelledby="t">x</p><b id="t">t</b>',
      '<span aria-roledescription="card">x</span>',
      '<em aria-braillelabel="x">x</em>',
    ],
    notApplicable: '<p>x</p>',
  },
  'a11y-aria-required-owned': {
    passed: [
      '<ul><li>x</li></ul>',
      '<div role="list"><div><div role="listitem">x</div></div></div>',
      '<div role="menu"><div role="none"><div role="menuitem">x</div></div></div>',
      '<table><tr><td>x</td></tr></table>',
      '<div role="list" aria-owns="i"></div><div role="listitem" id="i">x</div>',
    ],
    failed: [
      '<div role="list"><a href="/x">x</a></div>',
      '<div role="tablist"><div role="button">x</div></div>',
      '<div role="menu"><p>x</p></div>',
      '<ul><div></div></ul>',
    ],
    notApplicable: ['<p>x</p>', '<div role="list" aria-busy="true">x</div>', '<div role="list" hidden><b>x</b></div>'],
  },
  'a11y-aria-required-context': {
    passed: [
      '<div role="list"><div role="listitem">x</div></div>',
      '<div role="menu"><div role="group"><div role="menuitem">x</div></div></div>',
      '<div role="tablist"><span><div role="tab">x</div></span></div>',
      '<div role="list" aria-owns="i"></div><div role="listitem" id="i">x</div>',
    ],
    failed: [
      '<div role="listitem">x</div>',
      '<div role="tab">x</div>',
      '<div role="list"><section aria-label="s"><div role="listitem">x</div></section></div>',
      '<div role="list"><div aria-live="polite"><div role="listitem">x</div></div></div>',
    ],
    notApplicable: ['<p>x</p>', '<li>x</li>'],
  },
  'a11y-aria-hidden-focus': {
    passed: [
      '<div aria-hidden="true">x</div>',
      '<div aria-hidden="true"><a href="/x" tabindex="-1">x</a></div>',
      '<div aria-hidden="true"><button disabled>x</button></div>',
      '<div aria-hidden="true" style="display:none"><a href="/x">x</a></div>',
      '<div aria-hidden="true" inert><a href="/x">x</a></div>',
    ],
    failed: [
      '<div aria-hidden="true"><a href="/x">x</a></div>',
      '<button aria-hidden="true">x</button>',
      { source: '<!doctype html><html lang="en"><title>x</title><body aria-hidden="true">x' },
    ],
    undecided: {
      head: '<link rel="stylesheet" href="/s.css">',
      body: '<div class="menu" aria-hidden="true"><a href="/x">x</a></div>',
    },
    notApplicable: '<p>x</p>',
  },
  'a11y-tabindex': {
    passed: '<div tabindex="0">x</div>',
    failed: '<div tabindex="3">x</div>',
    notApplicable: '<p>x</p>',
  },
  'a11y-accesskey-unique': {
    passed: '<a href="/" accesskey="h">x</a>',
    failed: '<a href="/" accesskey="h">x</a><a href="/y" accesskey="H">y</a>',
    notApplicable: '<p>x</p>',
  },
  'a11y-duplicate-id-aria': {
    passed: '<label for="a">x</label><input id="a">',
    failed: '<label for="a">x</label><input id="a"><p id="a"></p>',
    notApplicable: '<p id="a"></p><p id="a"></p>',
  },
  'a11y-duplicate-id': {
    passed: '<p id="a"></p><p id="b"></p>',
    failed: '<p id="a"></p><p id="a"></p>',
    notApplicable: '<p></p>',
  },
  'a11y-td-headers': {
    passed: '<table><tr><th id="a">x</th></tr><tr><td headers="a">1</td></tr></table>',
    failed: [
      '<table><tr><td headers="a">1</td></tr></table><p id="a"></p>',
      '<table><tr><td id="a" headers="a">1</td></tr></table>',
      '<table><tr><th id="a">x</th></tr></table><table><tr><td headers="a">1</td></tr></table>',
    ],
    notApplicable: [
      '<table><tr><td>1</td></tr></table>',
      '<table role="none"><tr><td headers="a">1</td></tr></table>',
      '<table style="position:absolute;left:-9999px"><tr><td headers="a">1</td></tr></table>',
    ],
  },
  'a11y-th-assigned': {
    passed: [
      '<table><tr><th>A</th></tr><tr><td>1</td></tr></table>',
      '<table><tr><th scope="row">A</th><td>1</td></tr></table>',
      '<table><tr><td></td><th>B</th></tr><tr><th>R</th><td>1</td></tr></table>',
      '<table><tr><th>A</th><th>B</th></tr><tr><td colspan="2">1</td></tr></table>',
      '<table><tr><th id="a" scope="row">A</th></tr><tr><td headers="a">1</td></tr></table>',
    ],
    failed: ['<table><tr><th>A</th><th>B</th></tr><tr><td>1</td></tr></table>', '<table><tr><th>A</th></tr></table>'],
    notApplicable: ['<table><tr><td>1</td></tr></table>', '<table role="presentation"><tr><th>A</th></tr></table>'],
  },
  'a11y-scope': {
    passed: '<table><tr><th scope="col">x</th></tr></table>',
    failed: ['<table><tr><td scope="col">x</td></tr></table>', '<table><tr><th scope="column">x</th></tr></table>'],
    notApplicable: '<table><tr><th>x</th></tr></table>',
  },
  'a11y-list': {
    passed: ['<ul><li>x</li></ul>', '<dl><dt>a</dt><dd>b</dd></dl>', '<dl><div><dt>a</dt><dd>b</dd></div></dl>'],
    failed: ['<ul><p>x</p></ul>', '<ul>x</ul>', '<dl><p>x</p></dl>', '<div><li>x</li></div>'],
    notApplicable: ['<p>x</p>', '<ul role="menu"><p>x</p></ul>'],
  },
  'a11y-letter-spacing': {
    passed: [
      '<p style="letter-spacing: .12em !important">x</p>',
      '<p style="font-size:10px;letter-spacing:2px!important">x</p>',
    ],
    failed: [
      '<p style="letter-spacing: 1px !important">x</p>',
      '<p style="letter-spacing:normal!important">x</p>',
      '<h1 style="letter-spacing:3px!important">x</h1>',
    ],
    undecided: '<p style="letter-spacing: 1vw !important">x</p>',
    notApplicable: [
      '<p style="letter-spacing: 1px">x</p>',
      '<p style="letter-spacing: 1px !important"></p>',
      '<p style="letter-spacing:1px!important;letter-spacing:inherit!important">x</p>',
      '<p style="letter-spacing:1px!important"><b style="letter-spacing:1em">x</b></p>',
    ],
  },
  'a11y-word-spacing': {
    passed: '<p style="word-spacing: .2em !important">x y</p>',
    failed: '<p style="word-spacing: .1em !important">x y</p>',
    notApplicable: '<p>x</p>',
  },
  'a11y-line-height': {
    passed: [
      '<p style="line-height: 1.5 !important">x</p>',
      '<p style="line-height: 150% !important">x</p>',
      '<p style="font-size:10px; line-height: 15px !important">x</p>',
    ],
    failed: [
      '<p style="line-height: 1.2 !important">x</p>',
      '<p style="line-height: 20px !important">x</p>',
      '<p style="line-height:initial!important">x</p>',
    ],
    notApplicable: '<p style="line-height: 1">x</p>',
  },
  'a11y-autoplay': {
    passed: '<video autoplay controls src="f.mp4"></video>',
    failed: '<audio autoplay loop src="s.mp3"></audio>',
    undecided: '<audio autoplay src="s.mp3"></audio>',
    notApplicable: '<video autoplay muted src="f.mp4"></video>',
  },
  'a11y-video-captions': {
    passed: '<video controls src="f.mp4"><track kind="captions" src="c.vtt"></video>',
    undecided: '<video controls src="f.mp4"></video>',
    notApplicable: ['<p>x</p>', '<video muted src="f.mp4"></video>'],
  },
  'a11y-link-text': {
    passed: '<a href="/b">Bowls</a>',
    failed: ['<a href="/b">Click here</a>', '<a href="/b">Mehr erfahren »</a>', '<a href="/b">こちら</a>'],
    notApplicable: '<p>x</p>',
  },
};
