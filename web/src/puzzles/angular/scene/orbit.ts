// The building in space, to be looked at from anywhere. The only importer of three.js, itself
// imported when somebody asks for the view. Draws a frame only when something has changed, and
// gives back what it took.
import {
  AmbientLight,
  BoxGeometry,
  CanvasTexture,
  Color,
  DirectionalLight,
  EdgesGeometry,
  GridHelper,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshLambertMaterial,
  PerspectiveCamera,
  Scene,
  SRGBColorSpace,
  Vector3,
  WebGLRenderer,
  type Material,
} from 'three';
import { glyphs } from '../pieces/look';
import { distanceFor, eyeLevel, opening } from './framing';
import { pieces, type Cube, type PieceId } from '../pieces/model';

export interface Shown {
  floor: { width: number; height: number };
  cubes: readonly { cube: Cube; piece: PieceId }[];
  /** The held piece where it would land, shown lighter. */
  ghost: readonly { cube: Cube; piece: PieceId }[];
}
export interface Orbit {
  show(shown: Shown): void;
  /** Turns the view, in radians. */
  turn(yaw: number, pitch: number): void;
  zoom(factor: number): void;
  resize(): void;
  close(): void;
}

const steepest = Math.PI / 2 - 0.02;

/** Throws if the browser cannot draw in space. */
export function openOrbit(canvas: HTMLCanvasElement): Orbit {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  renderer.setPixelRatio(Math.min(2, window.devicePixelRatio));
  const scene = new Scene();
  const camera = new PerspectiveCamera(opening, 1, 0.1, 100);
  const light = new DirectionalLight('#ffffff', 2.2);
  light.position.set(3, 8, 5);
  scene.add(new AmbientLight('#ffffff', 1.4), light);

  const box = new BoxGeometry(0.98, 0.98, 0.98);
  const outline = new EdgesGeometry(box);
  const ink = new LineBasicMaterial({ color: '#0b161b' });
  const materials = new Map(pieces.map((piece) => [piece, materialsOf(piece, canvas)]));
  let drawn: (Mesh | LineSegments | GridHelper)[] = [];
  let [yaw, pitch, nearer] = [Math.PI / 4, 0.62, 1];
  let floor = { width: 4, height: 4 };
  let middle = new Vector3();
  let frame = 0;

  function changed(): void {
    if (frame === 0) frame = requestAnimationFrame(draw);
  }
  function draw(): void {
    frame = 0;
    camera.position
      .set(Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch))
      .multiplyScalar(distanceFor(floor, camera.aspect) / nearer)
      .add(middle);
    camera.lookAt(middle);
    renderer.render(scene, camera);
  }
  function add(one: Mesh | LineSegments | GridHelper): void {
    drawn.push(one);
    scene.add(one);
  }
  function addCube([x, y, z]: Cube, piece: PieceId, ghost: boolean): void {
    const { solid, airy } = materials.get(piece)!;
    const cube = new Mesh(box, ghost ? airy : solid);
    cube.position.set(x + 0.5, z + 0.5, y + 0.5);
    const lines = new LineSegments(outline, ink);
    lines.position.copy(cube.position);
    add(cube);
    add(lines);
  }
  function show({ floor: ground, cubes, ghost }: Shown): void {
    floor = ground;
    for (const one of drawn) {
      scene.remove(one);
      if (one instanceof GridHelper) one.dispose();
    }
    drawn = [];
    const line = new Color(colour(canvas, '--line-strong'));
    for (let x = 0; x < floor.width; x += 1) {
      for (let y = 0; y < floor.height; y += 1) {
        const square = new GridHelper(1, 1, line, line);
        square.position.set(x + 0.5, 0, y + 0.5);
        add(square);
      }
    }
    for (const { cube, piece } of cubes) addCube(cube, piece, false);
    for (const { cube, piece } of ghost) addCube(cube, piece, true);
    middle = new Vector3(floor.width / 2, eyeLevel, floor.height / 2);
    changed();
  }
  function resize(): void {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width === 0 || height === 0) return;
    renderer.setSize(width, height, false);
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
    changed();
  }
  resize();
  return {
    show,
    resize,
    turn(byYaw, byPitch) {
      yaw += byYaw;
      pitch = Math.max(0.05, Math.min(steepest, pitch + byPitch));
      changed();
    },
    zoom(factor) {
      nearer = Math.max(0.6, Math.min(2, nearer * factor));
      changed();
    },
    close() {
      cancelAnimationFrame(frame);
      for (const one of drawn) if (one instanceof GridHelper) one.dispose();
      for (const { solid, airy } of materials.values()) for (const material of [...solid, ...airy]) dispose(material);
      box.dispose();
      outline.dispose();
      ink.dispose();
      renderer.dispose();
    },
  };
}

function colour(element: Element, name: string): string {
  return getComputedStyle(element).getPropertyValue(name).trim() || '#888888';
}

/** One material per face, in the order of a box: right, left, top, bottom, front, back. */
function materialsOf(piece: PieceId, canvas: Element): { solid: Material[]; airy: Material[] } {
  const fill = colour(canvas, `--a-${piece.toLowerCase()}`);
  const six = (rest: object) =>
    Array.from({ length: 6 }, (_, side) =>
      side === 2
        ? new MeshLambertMaterial({ map: topOf(piece, fill), ...rest })
        : new MeshLambertMaterial({ color: fill, ...rest }),
    );
  return { solid: six({}), airy: six({ transparent: true, opacity: 0.55 }) };
}

/** The colour with its glyph, so that pieces are told apart without colours, too. */
function topOf(piece: PieceId, fill: string): CanvasTexture {
  const size = 128;
  const sheet = document.createElement('canvas');
  sheet.width = sheet.height = size;
  const pen = sheet.getContext('2d')!;
  pen.fillStyle = fill;
  pen.fillRect(0, 0, size, size);
  pen.translate(size / 2, size / 2);
  pen.scale(size, size);
  pen.lineCap = 'round';
  pen.fillStyle = pen.strokeStyle = '#1a2a30';
  const { d, width, solid } = glyphs[piece];
  pen.lineWidth = width;
  if (solid) pen.fill(new Path2D(d));
  else pen.stroke(new Path2D(d));
  const texture = new CanvasTexture(sheet);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

function dispose(material: Material): void {
  if (material instanceof MeshLambertMaterial) material.map?.dispose();
  material.dispose();
}
